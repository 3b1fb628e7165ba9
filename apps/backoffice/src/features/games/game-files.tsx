import { useMutation } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import * as management from '#contract/games-v3/games-management.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import type { StaffGame } from './filter-games.ts'
import { readGamesAgain } from './use-games.ts'
import { usePictureSize } from './use-picture-size.ts'
import styles from './game-pane.module.css'

const KINDS = ['icon', 'cover', 'plan'] as const
type Kind = (typeof KINDS)[number]

const calls = {
  icon: { upload: management.uploadIcon, remove: management.deleteIcon, accept: 'image/png,image/jpeg,image/webp' },
  cover: { upload: management.uploadCover, remove: management.deleteCover, accept: 'image/png,image/jpeg,image/webp' },
  plan: { upload: management.uploadGamePlan, remove: management.deleteGamePlan, accept: 'application/pdf' },
} as const

/** Icon, cover and game plan: the present file, a new one in its place, or back to the game's own. */
export function GameFiles({ game }: { readonly game: StaffGame }) {
  const { t } = useTexts()
  return (
    <section className={layout.section}>
      <h2>{t('games.files')}</h2>
      {KINDS.map((kind) => (
        <GameFile key={kind} kind={kind} game={game} />
      ))}
    </section>
  )
}

function GameFile({ kind, game }: { readonly kind: Kind; readonly game: StaffGame }) {
  const { t } = useTexts()
  const mayManage = useMay('games.manage')
  const field = useRef<HTMLInputElement>(null)
  const size = usePictureSize(kind)
  const own = { icon: game.hasOwnIcon, cover: game.hasOwnCover, plan: game.gamePlanUrl !== null }[kind]
  const picture = {
    icon: game.hasOwnIcon ? game.iconUrl : `/game-art/${game.key}/icon.webp`,
    cover: game.hasOwnCover ? game.coverUrl : undefined,
    plan: undefined,
  }[kind]
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(calls[kind].upload, file, game.key),
    onSuccess: async () => {
      await readGamesAgain()
      announce(t('games.fileKept', { name: game.name }))
    },
  })
  const remove = useMutation({
    mutationFn: () => ask(api(calls[kind].remove, { params: { id: game.key } })),
    onSuccess: readGamesAgain,
  })
  return (
    <div className={styles.file}>
      <div className={joinClasses(layout.row, layout.between)}>
        <span>
          <b className={textStyles.small}>{t(`games.file.${kind}`)}</b>{' '}
          <span className={joinClasses(textStyles.small, textStyles.muted)}>
            {t(own ? 'games.fileOwn' : kind === 'plan' ? 'games.fileNone' : 'games.fileDrawn')}
          </span>
        </span>
        {mayManage ? (
          <span className={layout.row}>
            <input
              ref={field}
              type="file"
              className={textStyles.aloud}
              tabIndex={-1}
              aria-label={t(`games.file.${kind}`)}
              accept={calls[kind].accept}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) upload.mutate(file)
              }}
            />
            <Button
              variant="outlined"
              aria-disabled={upload.isPending}
              aria-label={`${t('games.upload')}: ${t(`games.file.${kind}`)}`}
              onClick={() => field.current?.click()}
            >
              <Upload aria-hidden="true" /> {upload.isPending ? t('confirm.working') : t('games.upload')}
            </Button>
            {own ? (
              <Button
                variant="ghost"
                aria-label={`${t('games.removeFile')}: ${t(`games.file.${kind}`)}`}
                onClick={() => remove.mutate()}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            ) : null}
          </span>
        ) : null}
      </div>
      <span className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`games.fileNeeds.${kind}`, { size })}</span>
      {picture ? (
        <img src={picture} alt="" className={joinClasses(styles.picture, styles[kind])} loading="lazy" />
      ) : null}
      {kind === 'plan' && game.gamePlanUrl ? (
        <p className={textStyles.small}>
          <a href={game.gamePlanUrl} target="_blank" rel="noreferrer">
            {t('games.openPlan')}
          </a>
        </p>
      ) : null}
      {upload.isError ? <ProblemNote error={upload.error} /> : null}
      {remove.isError ? <ProblemNote error={remove.error} /> : null}
    </div>
  )
}
