import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { watchMails } from '../ops/usage-metrics.ts'
import { createFileMails } from './file-mails.ts'
import { createMailQueue, type MailQueue, type MailStore, SCHEDULE_LIMITS } from './mail-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop's own mails; absent where it sends none. */
    mails?: MailQueue
  }
}

/** Queue of the shop's own mails. Files are read in either case: mails may remain there from a time without Redis. */
export const mailsPlugin = fp(openMails, { name: 'mails', dependencies: ['observation', 'purges'] })

async function openMails(app: FastifyInstance): Promise<void> {
  const { smtpUrl, dataDir } = app.config
  if (smtpUrl === '') return
  const files = createFileMails(join(dataDir, 'mails'))
  const shared = app.shared.mails
  const stores: [MailStore, ...MailStore[]] = shared ? [shared, files] : [files]
  const later = createFileMails(join(dataDir, 'scheduled-mails'), SCHEDULE_LIMITS)
  const schedules = [...(app.shared.scheduledMails ? [app.shared.scheduledMails] : []), later]
  const mails = createMailQueue({ url: smtpUrl, stores, schedules, log: app.log.child({ part: 'mail' }) })
  app.decorate('mails', mails)
  watchMails(app.metrics, mails)
  app.addHook('onClose', () => mails.stop())
}
