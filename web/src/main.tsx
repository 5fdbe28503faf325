import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { wordsReady } from "#i18n/phrasebooks.ts";
import { followLanguage } from "#i18n/switch-language.ts";
import { openSession } from "#session/session.ts";
import { applyTheme } from "#ui/theme.ts";
import { App } from "./app.tsx";
import { fetchAhead } from "./screens.tsx";
import "#ui/app.css";

applyTheme();
followLanguage();
void openSession();

const root = document.getElementById("root");
if (!root) throw new Error("The document has no root");
// A spinner drawn first would hold the page back for the 300 ms that React leaves between the two.
// Whoever draws what did not come meets the failure.
const page = fetchAhead(location.pathname, "session" in document.documentElement.dataset)
  .then(wordsReady)
  .catch(() => {});
// Not awaited at the top level: what other chunks share with this one would have to leave it.
// In slices: in one piece it would hold a slow phone for a fifth of a second.
void Promise.all([wordsReady(), page]).then(() =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
