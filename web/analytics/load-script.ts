const asked = new Set<string>()

/** Runs a script of others, once per page however often it is asked for. The policy allows only those that the configuration names. */
export function loadScript(url: string): void {
  if (asked.has(url)) return
  asked.add(url)
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
