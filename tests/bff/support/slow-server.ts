import { createApp } from '../../../bff/app.ts'
import { readConfig } from '../../../bff/config/read-config.ts'
import { stopGracefully } from '../../../bff/ops/stop.ts'

// The real server in a process of its own, with pages that take the time in their address.
const noAssets = { modules: [], styles: [], fonts: [] }
const app = await createApp(readConfig({ LOG_LEVEL: 'silent', ...process.env, PORT: '0' }), {
  pages: {
    async render({ url }) {
      await new Promise((resolve) => setTimeout(resolve, Number(url.slice(1))))
      return { kind: 'html', status: 200, html: 'finished' }
    },
    routes: [{ path: '/*', section: 'public' }],
    // The server renders all of them.
    renderTimeout: 3_600_000,
    renderShell: () => '',
    assetsBelow: () => ({ starter: '', entry: '', ...noAssets }),
  },
})
// Less than a shop's own, so that tests see its end.
stopGracefully(app, 10_000)
console.log(await app.listen({ port: 0 }))
