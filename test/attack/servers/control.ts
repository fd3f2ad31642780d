/** A server that is not attacked and does nothing: what it is late by, is the machine's doing. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((_incoming, outgoing) => outgoing.end('ok'))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
