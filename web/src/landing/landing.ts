import "./landing.css";
import { closeMenus } from "./close-menus.ts";
import { playCarousel } from "./play-carousel.ts";
import { playDemo } from "./play-demo.ts";
import { rememberLanguage } from "./remember-language.ts";
import { showEmail } from "./show-email.ts";
import { offerLogOut } from "./sign-out.ts";
import { welcome } from "./welcome.ts";

rememberLanguage();
welcome();
showEmail();
offerLogOut();
closeMenus();
for (const demo of document.querySelectorAll<HTMLElement>("[data-demo]")) playDemo(demo);
for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) playCarousel(carousel);
for (const year of document.querySelectorAll("[data-year]"))
  year.textContent = String(new Date().getFullYear());
