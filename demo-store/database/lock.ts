import { open, readFile, rm } from 'node:fs/promises'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Takes a lock file with this process's id in it; one left behind by a process that is gone is replaced. Returns the release. */
export const lockFolder = async (file: string): Promise<() => Promise<void>> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (holder && holder !== process.pid && isAlive(holder)) {
        throw new Error(`the stand-in store's data is in use by process ${holder} (${file})`, { cause: error })
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`the stand-in store's lock ${file} cannot be taken`)
}
