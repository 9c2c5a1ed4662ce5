import { defineDemoStoreExtension } from 'musette/demo-store'

export default defineDemoStoreExtension({
  links: [{ block: 'footer-service', after: 'orders', path: 'magasins', label: 'Magasins et points relais' }],
})
