const loaded = new Set<string>()

/** Loads a third-party script, once per page. The content security policy allows only configured ones. */
export function loadScript(url: string): void {
  if (loaded.has(url)) return
  loaded.add(url)
  runScript(url)
}

/** Loads a script each time; returns a function that removes its element. */
export function runScript(url: string): () => void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
  return () => script.remove()
}
