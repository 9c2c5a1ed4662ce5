import { defineDemoStoreExtension } from '../../demo-store/extension.ts'

export default defineDemoStoreExtension({
  links: [{ block: 'footer-service', after: 'orders', path: 'magasins', label: 'Magasins et points relais' }],
})
