import "@fontsource/special-elite/latin-400.css";
import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/courier-prime/latin-700.css";
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { takeFromAddress } from "./net/tokens";

takeFromAddress(); // before anything else happens: a token that is lost is lost for good

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });
