import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

const own = "https://salida.example";
const listed = ["https://app.example", "https://other.example/salida/", "https://ports.example:8443"];

test.each([
  ["https://salida.example/confirm"],
  ["https://salida.example/reading/1?from=mail"],
  ["https://app.example/"],
  ["https://app.example/any/page?x=1"],
  ["https://other.example/salida"],
  ["https://other.example/salida/welcome"],
  ["https://ports.example:8443/"],
])("%s may be returned to", (asked) => {
  expect(returnAddress(asked, own, listed)).toBe(asked);
});

test("it is read as a browser reads it, without what stands behind #", () => {
  expect(returnAddress("HTTPS://APP.example:443#at", own, listed)).toBe("https://app.example/");
  expect(returnAddress("https://other.example/salida/../salida/x#y", own, listed)).toBe(
    "https://other.example/salida/x",
  );
});

const refused: [asked: string, what: string][] = [
  ["", "nothing"],
  ["/confirm", "a path alone"],
  ["//evil.test/", "no scheme"],
  ["javascript:alert(1)//https://app.example", "a script"],
  ["data:text/html,https://app.example", "data"],
  ["salida://app.example/", "another scheme"],
  ["ftp://app.example/", "files"],
  ["http://app.example/", "in clear"],
  ["http://salida.example/", "our own in clear"],
  ["https:app.example", "no slashes"],
  ["https:///app.example/", "three slashes to another"],
  ["https://app.example.evil.test/", "a longer host"],
  ["https://evil-app.example/", "a host that ends like it"],
  ["https://app.example.", "a host with a dot behind"],
  ["https://app.example:444/", "another port"],
  ["https://app.example@evil.test/", "a host as a name"],
  ["https://evil.test@app.example/", "a name before the host"],
  ["https://a:b@app.example/", "name and password"],
  ["https://app.example%2f@evil.test/", "a name that is encoded"],
  ["https://app.example%00.evil.test/", "a host with nothing in it"],
  ["https://app.example%2eevil.test/", "a dot that is encoded"],
  ["https://app.example\\@evil.test/", "a backslash"],
  ["https:\\\\app.example\\", "backslashes only"],
  ["https://evil.test\\.app.example/", "a backslash in the host"],
  ["https://evil.test/https://app.example/", "the address as a path"],
  ["https://evil.test?https://app.example/", "the address as a query"],
  ["https://evil.test#@app.example/", "the address behind #"],
  ["https://other.example/", "above the listed folder"],
  ["https://other.example/salidas", "a folder that begins like it"],
  ["https://other.example/salida/../admin", "out of the folder"],
  ["https://other.example/salida/%2e%2e/admin", "out of it, encoded"],
  ["https://other.example/salida/..%2fadmin", "a slash that is encoded"],
  ["https://other.example/salida/..%5cadmin", "a backslash that is encoded"],
  ["https://salida.example//evil.test/", "a host as our own path"],
  ["https://app.example//evil.test/", "a host as a listed path"],
  [" https://app.example/", "a blank before"],
  ["https://app.example/\n", "a line's end"],
  ["ht\ttps://app.example/", "a tab"],
  ["https://app。example/", "a dot of another script"],
  ["https://аpp.example/", "a letter of another script"],
  [`https://app.example/${"a".repeat(2_000)}`, "without end"],
];

test.each(refused.map(([asked, what]) => [what, asked]))("nobody is sent to %s", (_what, asked) => {
  expect(returnAddress(asked, own, listed)).toBeUndefined();
});

test("on one's own machine the port is free, and the machine is still that one", () => {
  const here = "http://127.0.0.1:3000";

  expect(returnAddress("http://127.0.0.1:5173/confirm", here, [])).toBe("http://127.0.0.1:5173/confirm");
  expect(returnAddress("https://127.0.0.1:3000/", here, [])).toBeUndefined();
  expect(returnAddress("http://localhost:3000/", here, [])).toBeUndefined();
  expect(returnAddress("http://127.0.0.1.evil.test:3000/", here, [])).toBeUndefined();
});
