const asked = new Set<string>()

/** Runs a script of others, once per page however often it is asked for. The policy allows only those that the configuration names. */
export function loadScript(url: string): void {
  if (asked.has(url)) return
  asked.add(url)
  runScript(url)
}

/** Runs one each time it is asked for; answers what takes its element away again. */
export function runScript(url: string): () => void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
  return () => script.remove()
}
