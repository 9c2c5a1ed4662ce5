import { defineDemoStoreExtension } from '../../demo-store/extension.ts'

export default defineDemoStoreExtension({
  links: [{ block: 'footer-service', after: 'orders', path: 'quick-order', label: 'Commande rapide' }],
})
