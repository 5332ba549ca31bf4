/** The control page's only script until somebody acts: React comes at the first sign of a visitor, or late. */
let coming = false;
function bringReact(): void {
  if (coming) return;
  coming = true;
  import('./control.js');
}
for (const sign of ['pointerdown', 'keydown', 'touchstart']) addEventListener(sign, bringReact, { capture: true });
addEventListener('load', () => setTimeout(bringReact, 6000));

export {};
