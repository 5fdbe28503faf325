import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openSession } from "#accounts/session.ts";
import { followLanguage } from "#i18n/i18n.ts";
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
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
