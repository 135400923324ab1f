/** Whether keys are in use, or a mouse or a finger: the focus is led on only for those who use keys. */

class Keys {
  used = false;

  constructor() {
    window.addEventListener("keydown", () => (this.used = true), true);
    window.addEventListener("pointerdown", () => (this.used = false), true);
  }
}

export const keys = new Keys();
