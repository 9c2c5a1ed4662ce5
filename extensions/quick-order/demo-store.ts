import { defineDemoStoreExtension } from 'musette/demo-store'

export default defineDemoStoreExtension({
  links: [{ block: 'footer-service', after: 'orders', path: 'quick-order', label: 'Commande rapide' }],
})
