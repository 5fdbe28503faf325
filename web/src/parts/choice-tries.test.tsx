import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChoiceTries } from "./choice-tries.tsx";

const options = ["a", "b", "c"].map((id) => ({ id, text: `Option ${id}` }));

function drawn(tried: string[], first: Record<string, string>): string[] {
  const page = renderToStaticMarkup(
    <ChoiceTries
      questions={[{ id: "q", question: "Which?", options, tried }]}
      first={first}
      keepDraft={() => undefined}
      failure={undefined}
      send={async () => undefined}
    />,
  );
  return page.match(/<label.*?<\/label>/g) ?? [];
}

test("what was tried before a reload is shown as wrong and cannot be chosen, nor is it chosen from a draft", () => {
  const [one, other, third] = drawn(["b"], { q: "b" });

  expect(other).toMatch(/choice-wrong.*disabled.*tried, wrong/);
  expect(other).not.toContain("checked");
  for (const open of [one, third]) expect(open).not.toMatch(/choice-wrong|disabled/);
});

test("a draft of what was not tried stays chosen", () => {
  expect(drawn(["b"], { q: "c" })[2]).toContain("checked");
});
