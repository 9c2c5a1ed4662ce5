const touched = new Set<HTMLFormElement>()

/** Notes which forms hold something that was typed and not sent. Answers the function that ends it. */
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
  // What a GET form holds is in the address, or only a question.
  if (form && form.getAttribute('method') !== 'get') touched.add(form)
}

function settle({ target }: Event): void {
  touched.delete(target as HTMLFormElement)
}
