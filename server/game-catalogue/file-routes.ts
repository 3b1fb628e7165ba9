import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import * as management from '#contract/games-v3/games-management.ts'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { Pictures } from '#pictures'
import { readUpload, serve, takeUploads } from '../kernel/index.ts'
import { announceChange, type SwitchNeeds } from './announce-change.ts'
import { removeFile } from './game-files.queries.ts'
import { addressOfFile, storeFile, prepareFile, serveFiles, type PictureSizes } from './game-files.ts'
import type { FileKind } from './shelf.queries.ts'

const calls = {
  icon: { upload: [manage.uploadIcon, management.uploadIcon], remove: [manage.deleteIcon, management.deleteIcon] },
  cover: { upload: [manage.uploadCover, management.uploadCover], remove: [manage.deleteCover, management.deleteCover] },
  plan: {
    upload: [manage.uploadGamePlan, management.uploadGamePlan],
    remove: [manage.deleteGamePlan, management.deleteGamePlan],
  },
} as const

export type FileNeeds = SwitchNeeds & { readonly pictureSizes: PictureSizes; readonly pictures: Pictures }

/** Mounts calls for icons, covers and game plans: upload, removal, and serving of the files. */
export function fileRoutes(app: FastifyInstance, needs: FileNeeds): void {
  serveFiles(app, needs.db)
  takeUploads(app, (scope) => {
    for (const kind of ['icon', 'cover', 'plan'] as const) {
      for (const call of calls[kind].upload)
        serve(
          scope,
          call as typeof manage.uploadIcon,
          (input) => takeFile(needs, kind, { gameKey: input.params.id, userId: input.caller.userId, ...input }),
          ({ url }, { subject, params }) => {
            subject('game', params.id)
            return [null, { [kind]: url }]
          },
        )
      for (const call of calls[kind].remove)
        serve(scope, call, async ({ params, refuse, subject, changed }) => {
          if (loadDefinition(params.id) === undefined) return refuse('ERR_GAME_NOT_FOUND')
          await removeFile(needs.db, params.id, kind)
          subject('game', params.id)
          changed({ [kind]: 'there' }, { [kind]: 'removed' })
          await announceChange(needs)
          return { done: true as const }
        })
    }
  })
}

type Refuse = (
  code:
    | 'ERR_GAME_NOT_FOUND'
    | 'ERR_FILE_MISSING'
    | 'ERR_FILE_TOO_LARGE'
    | 'ERR_FILE_TYPE_NOT_ALLOWED'
    | 'ERR_IMAGE_TOO_SMALL',
) => never

async function takeFile(
  needs: FileNeeds,
  kind: FileKind,
  { gameKey, userId, raw, refuse }: { gameKey: string; userId: number; raw: FastifyRequest; refuse: Refuse },
): Promise<ReplyOf<CallDefinition & typeof manage.uploadIcon>> {
  if (loadDefinition(gameKey) === undefined) return refuse('ERR_GAME_NOT_FOUND')
  const sent = await readUpload(raw)
  if (sent === 'none') return refuse('ERR_FILE_MISSING')
  if (sent === 'too-large') return refuse('ERR_FILE_TOO_LARGE')
  const prepared = await prepareFile(needs, kind, sent)
  if (!prepared.ok) return refuse(prepared.code)
  const file = await storeFile(needs, { ...prepared, gameKey, kind, userId })
  await announceChange(needs)
  return { url: addressOfFile(file), contentType: file.contentType, bytes: prepared.content.length }
}
