const touched = new Set<HTMLFormElement>()

/** Watches which forms contain input that was not sent. Returns the function that stops it. */
export function watchForms(): () => void {
  document.addEventListener('input', touch)
  document.addEventListener('submit', settle)
  document.addEventListener('reset', settle)
  return () => {
    touched.clear()
    document.removeEventListener('input', touch)
    document.removeEventListener('submit', settle)
    document.removeEventListener('reset', settle)
  }
}

/** Whether a reload would lose something typed. */
export const hasTouchedForm = () => [...touched].some((form) => form.isConnected)

function touch({ target }: Event): void {
  if (!(target instanceof Element)) return
  const form = target.closest('form')
  // GET forms are searches: nothing typed is discarded.
  if (form && form.getAttribute('method') !== 'get') touched.add(form)
}

function settle({ target }: Event): void {
  touched.delete(target as HTMLFormElement)
}
