import { StrictMode } from "react";
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
fetchAhead(location.pathname);

const root = document.getElementById("root");
if (!root) throw new Error("The document has no root");
// not awaited at the top level: what other chunks share with this one would have to leave it
void wordsReady().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
