import "@fontsource/special-elite/latin-400.css";
import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/courier-prime/latin-700.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { acceptLink } from "./net/lobby";
import { claimLeftOpen, takeFromAddress } from "./net/tokens";

const brought = takeFromAddress() ?? claimLeftOpen(); // before anything else happens: a token that is lost is lost for good

async function begin() {
  if (brought) await acceptLink(brought).catch(() => undefined); // the table itself says whether the link fits
  const target = document.getElementById("app");
  if (!target) throw new Error("the page has no place for the app");
  mount(App, { target });
}

void begin();
