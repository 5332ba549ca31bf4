/**
 * The layout of the owner's pages. All colours, type and spacing come from the kit's tokens. Written as a string,
 * because this package is built without a style compiler.
 */
export const viewStyles = `
.view-body { min-block-size: 100vh; }
.view-header { display: flex; flex-wrap: wrap; gap: var(--agency-space-small) var(--agency-space-large); align-items: center; justify-content: space-between; padding-block: var(--agency-space-small); }
.view-header a { color: inherit; }
.view-brand { text-decoration: none; }
.view-nav { display: flex; flex-wrap: wrap; gap: var(--agency-space-medium); }
.view-nav a { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: var(--agency-weight-medium); text-decoration: none; }
.view-nav a:hover, .view-nav a[aria-current] { text-decoration: underline; text-underline-offset: 0.4em; text-decoration-thickness: 2px; }
.view-main { padding-block: var(--agency-space-large) var(--agency-space-giant); }
.view-head { display: flex; flex-wrap: wrap; gap: var(--agency-space-small) var(--agency-space-large); align-items: end; justify-content: space-between; }
.view-panel, .view-list, .view-head, .view-fields, .view-columns { box-sizing: border-box; inline-size: 100%; }
.view-summary { inline-size: fit-content; padding-block: var(--agency-space-tiny); font-weight: var(--agency-weight-medium); cursor: pointer; }
.view-summary + .view-filters { padding-block-start: var(--agency-space-small); }
.view-panel { padding: var(--agency-space-large); background: var(--agency-color-surface-raised); border: var(--agency-stroke-hairline) solid var(--agency-color-line); border-radius: var(--agency-radius-card); }
.view-filters { display: grid; gap: var(--agency-space-medium); grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr)); align-items: start; }
.view-wide { grid-column: 1 / -1; }
.view-row { display: flex; flex-wrap: wrap; gap: var(--agency-space-small) var(--agency-space-medium); align-items: center; }
.view-notice { padding: var(--agency-space-medium); border: var(--agency-stroke-control) solid var(--agency-color-positive); border-radius: var(--agency-radius-card); background: var(--agency-color-surface-raised); }
.view-notice[data-tone='negative'] { border-color: var(--agency-color-negative); }
.view-list { list-style: none; margin: 0; padding: 0; border-block-start: var(--agency-stroke-control) solid var(--agency-color-line-strong); }
.view-item { position: relative; display: grid; gap: var(--agency-space-hair) var(--agency-space-large); padding-block: var(--agency-space-medium); border-block-end: var(--agency-stroke-hairline) solid var(--agency-color-line); grid-template-columns: minmax(0, 1fr); }
.view-item:hover { background: var(--agency-color-surface-raised); }
.view-item p { margin: 0; }
.view-who { font-weight: var(--agency-weight-strong); overflow-wrap: anywhere; }
.view-who a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
.view-who a::after { content: ''; position: absolute; inset: 0; }
.view-mail { overflow-wrap: anywhere; color: var(--agency-color-text-muted); }
.view-snippet { overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.view-badges { display: flex; flex-wrap: wrap; gap: var(--agency-space-tiny); margin: 0; padding: 0; list-style: none; }
.view-badge { display: inline-block; padding-inline: 0.6em; border: var(--agency-stroke-hairline) solid var(--agency-color-line-strong); border-radius: 1em; font-size: var(--agency-type-small-size); line-height: 1.7; white-space: nowrap; }
.view-badge[data-state='sent'] { color: var(--agency-color-positive); border-color: currentColor; }
.view-badge[data-state='failed'], .view-badge[data-state='refused'], .view-badge[data-state='spam'] { color: var(--agency-color-negative); border-color: currentColor; font-weight: var(--agency-weight-strong); }
.view-badge[data-state='job'] { background: var(--agency-color-accent); color: var(--agency-color-on-accent); border-color: transparent; font-weight: var(--agency-weight-strong); }
.view-columns { display: grid; gap: var(--agency-space-large); grid-template-columns: minmax(0, 1fr); align-items: start; }
.view-fields, .view-facts { display: grid; gap: var(--agency-space-medium); margin: 0; }
.view-fields dt, .view-facts dt { font-size: var(--agency-type-small-size); color: var(--agency-color-text-muted); }
.view-fields dd, .view-facts dd { margin: 0; overflow-wrap: anywhere; }
.view-fields dd { max-inline-size: var(--agency-layout-text); }
.view-fields dd[data-long] { white-space: pre-wrap; }
.view-facts { gap: var(--agency-space-small); }
.view-deliveries { list-style: none; margin: 0; padding: 0; display: grid; gap: var(--agency-space-medium); }
.view-deliveries .view-badge { margin-inline-end: var(--agency-space-hair); }
.view-deliveries p { margin: 0; overflow-wrap: anywhere; }
.view-actions { display: grid; gap: var(--agency-space-small); justify-items: start; }
.view-actions form { margin: 0; }
.view-aside { display: grid; gap: var(--agency-space-tiny); justify-items: start; }
@media (width >= 48rem) {
  .view-item { grid-template-columns: minmax(0, 1fr) auto; }
  .view-snippet { grid-column: 1; max-inline-size: var(--agency-layout-text); }
  .view-aside { grid-column: 2; grid-row: 1 / span 3; align-content: start; justify-items: end; text-align: end; }
  .view-aside .view-badges { justify-content: end; }
}
@media (width >= 64rem) {
  .view-columns { grid-template-columns: minmax(0, 3fr) minmax(18rem, 2fr); }
}
`;
