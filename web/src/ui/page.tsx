import clsx from "clsx";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { passFocusOn, takeFocusOnArrival } from "./arrival.ts";

interface PageProps {
  title: string;
  /** Of the title, where it is not in the interface's language. */
  titleLang?: string | undefined;
  /** In the tab, where the page's own title would say too little there. */
  tabTitle?: string;
  /** Stands above the title. */
  before?: ReactNode;
  /** Stands beside the title. */
  beside?: ReactNode;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A page: its title in the tab and at the top, where the focus goes when one arrives from another page. */
export function Page({ title, titleLang, tabTitle, before, beside, intro, className, children }: PageProps) {
  return (
    <div className={clsx("mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 sm:py-10", className)}>
      {before}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle title={title} lang={titleLang} tabTitle={tabTitle} />
        {beside}
      </div>
      {intro && <p className="mt-3 max-w-[60ch] text-muted">{intro}</p>}
      {children}
    </div>
  );
}

interface PageTitleProps {
  title: string;
  lang?: string | undefined;
  tabTitle?: string | undefined;
  className?: string;
}

/** The page's heading; it also names the tab. */
export function PageTitle({
  title,
  lang,
  tabTitle = title,
  className = "text-32 sm:text-44",
}: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${tabTitle} · Salida`;
  }, [tabTitle]);
  useLayoutEffect(() => {
    const heading = ref.current;
    takeFocusOnArrival(heading);
    return () => passFocusOn(heading);
  }, []);
  return (
    <h1
      ref={ref}
      lang={lang}
      tabIndex={-1}
      className={clsx("min-w-0 grow basis-[min-content] outline-none", className)}
    >
      {title}
    </h1>
  );
}
