import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { onlyLoopback } from '../transport/loopback.ts'
import type { StoreState } from '../state.ts'
import { findMail, listMails } from './mail.ts'
import { mailMissingPage, mailPage, mailboxPage } from './pages.ts'

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
    })
    .send(html)

const maxId = 2_147_483_647

/** `GET /mailbox` and `GET /mailbox/<id>`: what the store would have sent, for whoever sits at this machine. */
export const mailboxRoutes =
  (state: StoreState): FastifyPluginAsync =>
  async (app) => {
    onlyLoopback(app)
    app.get('/', async (_request, reply) => send(reply, 200, mailboxPage(await listMails(state.db))))
    app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
      const id = Number(request.params.id)
      const mail = Number.isInteger(id) && id > 0 && id <= maxId ? await findMail(state.db, id) : null
      return mail ? send(reply, 200, mailPage(mail, state.shopUrl)) : send(reply, 404, mailMissingPage())
    })
  }
