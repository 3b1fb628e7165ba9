import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Variables } from './resolve.ts'
import { withSecretFiles } from './secret-files.ts'

describe('secrets as files', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tolar-secrets-'))
    writeFileSync(join(folder, 'DATABASE_URL'), 'postgres://one\n')
    writeFileSync(join(folder, 'SESSION_PEPPER'), 'of the file')
    // As Kubernetes lays them out: the names are links, and `..data` is a folder.
    symlinkSync(join(folder, 'SESSION_PEPPER'), join(folder, 'FIELD_KEYS'))
    writeFileSync(join(folder, 'README.md'), 'no variable')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are variables, and the environment itself goes first', () => {
    expect(withSecretFiles({ SECRETS_FOLDER: folder, SESSION_PEPPER: 'of the environment' })).toEqual({
      SECRETS_FOLDER: folder,
      DATABASE_URL: 'postgres://one',
      SESSION_PEPPER: 'of the environment',
      FIELD_KEYS: 'of the file',
    })
  })
  it('come from several folders', () => {
    const own = mkdtempSync(join(tmpdir(), 'tolar-own-secrets-'))
    writeFileSync(join(own, 'AUDIT_SIGNING_KEY'), 'of one process')
    const read = withSecretFiles<Variables>({ SECRETS_FOLDER: `${folder}:${own}` })
    expect(read).toMatchObject({ DATABASE_URL: 'postgres://one', AUDIT_SIGNING_KEY: 'of one process' })
    rmSync(own, { recursive: true })
  })
  it('change nothing where no folder is named', () => {
    const env = { DATABASE_URL: 'x' }
    expect(withSecretFiles(env)).toBe(env)
  })
  it('say so when their folder is not there', () => {
    expect(() => withSecretFiles({ SECRETS_FOLDER: join(folder, 'gone') })).toThrow(/SECRETS_FOLDER names/)
  })
})
