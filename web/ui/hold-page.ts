/** How many modals are open. */
let held = 0

/** Keeps the page from scrolling behind a modal, until the function that it returns is called. */
export function holdPage(): () => void {
  held += 1
  show()
  return () => {
    held -= 1
    show()
  }
}

function show() {
  document.documentElement.toggleAttribute('data-held', held > 0)
}
