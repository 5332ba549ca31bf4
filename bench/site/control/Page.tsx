/** @jsxRuntime automatic */
/** A headline over a picture, three paragraphs and a menu that the browser opens by itself. */
export function Page({ picture }: { picture: string }) {
  return (
    <>
      <header>
        <a href="/">Control</a>
        <button type="button" {...{ command: 'show-modal', commandfor: 'menu' }}>
          Menu
        </button>
        <dialog id="menu" aria-label="Menu">
          <button type="button" {...{ command: 'close', commandfor: 'menu' }}>
            Close
          </button>
          <nav>
            <a href="/one">First</a> <a href="/two">Second</a> <a href="/three">Third</a>
          </nav>
        </dialog>
      </header>
      <main>
        <img src={picture} alt="" width="728" height="910" fetchPriority="high" />
        <h1>Nothing but a headline, a picture and a menu</h1>
        <p>This page is what a browser needs least to show such a thing: the floor under every measurement.</p>
        <p>Its style stands in the page, its fonts and its picture are those of the site beside it.</p>
        <p>React comes late here as well, so that both pages pay for it at the same time.</p>
      </main>
    </>
  );
}
