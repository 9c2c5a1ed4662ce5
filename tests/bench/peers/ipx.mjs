// ipx as its documentation serves it, fetching originals from the store at `argv[2]`.
import { createServer } from 'node:http'
import { createIPX, createIPXNodeServer, ipxHttpStorage } from 'ipx'

const { hostname } = new URL(process.argv[2])
const ipx = createIPX({ httpStorage: ipxHttpStorage({ domains: [hostname] }) })
const server = createServer(createIPXNodeServer(ipx))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port} ready`))
