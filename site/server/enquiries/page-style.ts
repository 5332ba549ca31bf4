/**
 * Stylesheet of the pages for native submissions: the colours of the agency's theme, without fonts or layout. It is a
 * separate file, because the pages' policy blocks inline styles.
 */
export const pageStyle = `
:root { color-scheme: light; background: #fbf5e9; color: #1d1740; font: 1.0625rem/1.6 system-ui, sans-serif }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; text-wrap: balance }
a { color: #0a6f74 }
:focus-visible { outline: 3px solid #0a6f74; outline-offset: 2px }
label { display: block; margin-top: 1.25rem; font-weight: 600 }
input, select, textarea { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .6rem .75rem; border: 1px solid #7a7390; border-radius: 4px; background: #fff; color: inherit; font: inherit }
input[type=checkbox] { width: 1.5rem; min-height: 1.5rem; margin-inline-end: .5rem; vertical-align: middle }
[aria-invalid=true] { border: 2px solid #c92a22 }
.error { margin: .25rem 0 0; color: #c92a22; font-weight: 600 }
.hint { font-weight: 400; color: #5b5575 }
.summary { margin-block: 1.5rem; padding: .25rem 1.25rem; border: 2px solid #c92a22; background: #fff }
button { margin-top: 1.75rem; padding: .75rem 1.5rem; border: 0; border-radius: 4px; background: #ffb114; color: #1d1740; font: inherit; font-weight: 700; cursor: pointer }
`;
