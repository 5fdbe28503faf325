import { type ReactNode, useId } from "react";

interface FigureProps {
  title: string;
  /** What the drawing shows, in a sentence. */
  text: string;
  /** What opens the table. */
  tableLabel: string;
  head: readonly string[];
  /** The first cell of each names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
  /** The drawing itself; it says nothing to a screen reader. */
  children: ReactNode;
}

/** A chart with its caption and, folded, the same figures as a table. */
export function Figure({ title, text, tableLabel, head, rows, className = "", children }: FigureProps) {
  const id = useId();
  return (
    <figure className={`card grid content-start gap-4 p-5 sm:p-6 ${className}`}>
      <figcaption id={id}>
        <h3 className="text-20">{title}</h3>
        <p className="mt-1 text-15 text-muted">{text}</p>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <details className="text-15">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{tableLabel}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
        <section tabIndex={0} aria-labelledby={id} className="mt-2 max-h-72 overflow-auto">
          <table className="w-full border-collapse text-left tabular-nums">
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col" className="border-b border-line py-2 pr-4 font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th scope="row" className="border-b border-line py-2 pr-4 font-normal">
                    {name}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={head[at + 1]} className="border-b border-line py-2 pr-4">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
