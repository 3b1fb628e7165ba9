import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getProductText, keepPageText, savePage } from '#contract/play-v1/staff-content.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './content.module.css'
import { CONTENT, type Item } from './content.ts'
import { DifferenceLines } from './difference-lines.tsx'

type Product = ReplyOf<typeof getProductText>

/** How the product's text of a page differs from the published one; staff take it over as a draft, or keep theirs. */
export function ProductTextView({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId } = item
  const mayWrite = useMay('content.manage')
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'product'],
    queryFn: () => ask(api(getProductText, { query: { contentId } })),
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  const { isNewer, comparedWith, lines } = query.data
  return (
    <>
      {isNewer ? null : <p>{t('content.productJudged')}</p>}
      {isNewer && mayWrite ? <Decision item={item} product={query.data} /> : null}
      <h2>{t('content.comparedWith', { version: comparedWith })}</h2>
      <DifferenceLines lines={lines} />
    </>
  )
}

function Decision({ item, product }: { readonly item: Item; readonly product: Product }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isKeeping, setKeeping] = useState(false)
  const { contentId, latestVersion } = item
  const { title, text, productHash } = product
  const again = () => queryClient.invalidateQueries({ queryKey: CONTENT })
  const take = useMutation({
    mutationFn: () => ask(api(savePage, { body: { contentId, basedOn: latestVersion, title, text } })),
    onSuccess: async (saved) => {
      announce(t('content.takenOver', saved))
      await again()
      await navigate(paths.contentOf(contentId))
    },
    onError: again,
  })
  return (
    <>
      <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('content.takeOverThen')}</p>
      <div className={joinClasses(layout.row, layout.wrap, styles.above)}>
        <Button variant="primary" aria-disabled={take.isPending} onClick={() => take.isPending || take.mutate()}>
          {t('content.takeOver')}
        </Button>
        <Button variant="outlined" onClick={() => setKeeping(true)}>
          {t('content.keepOurs')}
        </Button>
      </div>
      {take.isError ? <ProblemNote error={take.error} /> : null}
      {isKeeping ? (
        <ConfirmDialog
          title={`${t('content.keepOurs')}: ${item.label}`}
          button={t('content.keepOurs')}
          consequences={[{ kind: 'info', what: item.label, text: t('content.keepOursThen') }]}
          onClose={() => setKeeping(false)}
          onCommit={async ({ explanation }) => {
            try {
              await ask(api(keepPageText, { body: { contentId, productHash, explanation } }))
              announce(t('content.oursKept'))
            } finally {
              await again()
            }
          }}
        />
      ) : null}
    </>
  )
}
