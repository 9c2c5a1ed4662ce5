import { defineWebExtension, route, type RouteOptions } from 'musette/web'

const list: RouteOptions = { section: 'public', messages: ['blog'], parameters: ['page'] }

export default defineWebExtension({
  routes: [
    route('/blog', () => import('./web/BlogScreen.tsx'), list),
    route('/blog/category/:category', () => import('./web/BlogScreen.tsx'), list),
    route('/blog/post/:slug', () => import('./web/ArticleScreen.tsx'), { section: 'public', messages: ['blog'] }),
  ],
})
