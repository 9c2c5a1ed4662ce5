/** Registers the service worker after the page has loaded; its failure does not matter to the page. */
export function registerServiceWorker(basePath: string): void {
  const register = () => void navigator.serviceWorker?.register(`${basePath}/service-worker.js`).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
