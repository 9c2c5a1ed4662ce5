import { defineDemoStoreExtension } from 'musette/demo-store'
import { blogResolvers } from './demo-store/resolvers.ts'

export default defineDemoStoreExtension({
  resolvers: blogResolvers,
  links: [{ block: 'footer-information', after: 'conseils-articulations', path: 'blog', label: 'Le carnet' }],
})
