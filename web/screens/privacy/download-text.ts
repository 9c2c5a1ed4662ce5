/** How long the browser may take to begin with the file, in ms. */
const BEGINNING = 10_000

/** Hands a JSON text to the shopper as a file; it never leaves the browser. */
export function downloadText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGINNING)
}
