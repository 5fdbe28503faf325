import "./landing.css";
import { closeMenus } from "./close-menus.ts";
import { playCarousel } from "./play-carousel.ts";
import { playDemo } from "./play-demo.ts";
import { rememberLanguage } from "./remember-language.ts";
import { showEmail } from "./show-email.ts";

rememberLanguage();
showEmail();
closeMenus();
for (const demo of document.querySelectorAll<HTMLElement>("[data-demo]")) playDemo(demo);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) playCarousel(carousel);
for (const year of document.querySelectorAll("[data-year]"))
  year.textContent = String(new Date().getFullYear());
