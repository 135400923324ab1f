/** Buttons that come and go: a quick second tap was meant for the button that stood there before. */

const SETTLING = 350; // milliseconds until a button that came under a finger can be pressed
const FRESH = 2000; // milliseconds after which nobody taps a second time without looking
const FINGER = 20; // pixels around a tap

interface Tap {
  x: number;
  y: number;
  at: number;
  button: Element | null;
}

/** A button lies under the place of a tap, though it is not the one that was tapped. */
function isUnder(tap: Tap, button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const within = tap.x > left - FINGER && tap.x < right + FINGER && tap.y > top - FINGER && tap.y < bottom + FINGER;
  return within && button !== tap.button;
}

/** Hold what comes under a finger for a moment; keys are never held, and no button looks or reads otherwise. */
export function settling(bar: HTMLElement): () => void {
  let tap: Tap | null = null;
  const held = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  let near = new Set<Element>(); // what lies there already has been seen

  function letGo(button: HTMLElement) {
    clearTimeout(held.get(button));
    held.delete(button);
    button.style.pointerEvents = "";
  }

  function tapped(event: PointerEvent) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    tap = { x: event.clientX, y: event.clientY, at: performance.now(), button };
    near = new Set(under(tap));
  }

  function under(place: Tap): HTMLElement[] {
    return [...bar.querySelectorAll("button")].filter((button) => isUnder(place, button));
  }

  function changed() {
    if (!tap || performance.now() - tap.at > FRESH) return;
    for (const button of under(tap)) {
      if (near.has(button)) continue;
      near.add(button);
      button.style.pointerEvents = "none";
      held.set(
        button,
        setTimeout(() => letGo(button), SETTLING),
      );
    }
  }

  const watch = new MutationObserver(changed);
  watch.observe(bar, { childList: true, subtree: true, characterData: true });
  bar.addEventListener("pointerdown", tapped, { capture: true });
  return () => {
    watch.disconnect();
    bar.removeEventListener("pointerdown", tapped, { capture: true });
    [...held.keys()].forEach(letGo);
  };
}
