import pino from 'pino'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createFileMails } from '../../../bff/mail/file-mails.ts'
import { createMailQueue } from '../../../bff/mail/mail-queue.ts'
import { createSharedCache } from '../../../bff/redis/shared-cache.ts'

/** A process that posts one mail and then stays, to be killed. */
const { SMTP_URL = '', FOLDER = '', REDIS_URL = '' } = process.env
const log = pino({ level: 'silent' })
const shared = REDIS_URL === '' ? undefined : createSharedCache(REDIS_URL, 'test', createPurgeLog(), log)
const store = shared?.mails ?? createFileMails(FOLDER)
const queue = createMailQueue({ url: SMTP_URL, stores: [store], log, pace: { poll: 50, rest: 50 } })
const draft = { kind: 'test', key: ['1'], to: 'camille@exemple.fr', subject: 'Bonjour', parts: ['Bonjour Camille,'] }
for (let isKept = false; !isKept;) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const posted = queue.post({ name: 'Musette', mailFrom: 'shop@exemple.fr' }, () => draft)
  isKept = await posted.then(
    () => true,
    () => false,
  )
}
console.log('http: kept')
setInterval(() => {}, 60_000)
