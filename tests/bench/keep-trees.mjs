// Loaded into a bff of its own: keeps the React trees of the pages it renders, then renders them in a loop when it is told to.
import { createRequire } from 'node:module'

// The built entry imports `renderToString` later, and gets this one: a CommonJS module is read when it is first imported.
const server = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = server
const trees = []
let first = ''
server.renderToString = (tree) => {
  const html = renderToString(tree)
  keepData(tree)
  trees.push(tree)
  first ||= html
  return html
}

/** A page's data is dropped once it is rendered; here it is needed again. */
function keepData({ props: { queryClient, children } }) {
  if (queryClient) queryClient.clear = () => {}
  else keepData(children)
}

let next = 0
process.on('message', (message) => {
  if (!message?.renderFor) return
  if (renderToString(trees[0]) !== first) throw new Error('a tree does not render the same page twice')
  const end = performance.now() + message.renderFor * 1000
  let pagesRendered = 0
  for (; performance.now() < end; pagesRendered++) renderToString(trees[next++ % trees.length])
  process.send({ pagesRendered })
})
