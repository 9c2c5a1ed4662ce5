/** Registers the shop's service worker once the page is complete. A failure does not affect the page. */
export function registerServiceWorker(basePath: string): void {
  const register = () => void navigator.serviceWorker?.register(`${basePath}/service-worker.js`).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
