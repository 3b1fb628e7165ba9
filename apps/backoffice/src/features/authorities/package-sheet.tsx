import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getPackage, type AuthorityPackageDetail } from '#contract/play-v1/authorities.ts'
import { packageCan } from '#contract/states/package-states.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { PackageAnswers } from './package-answers.tsx'
import { PackageDialog, type PackageChoice } from './package-dialog.tsx'
import { PackageDifferences } from './package-differences.tsx'
import { PackageFiles } from './package-files.tsx'
import { PACKAGES } from './package-keys.ts'
import { CheckedAgain, PackageStatus } from './package-status.tsx'
import { PackageVersions } from './package-versions.tsx'

type Props = {
  readonly packageId: string
  readonly onOpen: (packageId: string) => void
  readonly onClose: () => void
}

/** One package: its content, the authority's responses, its other versions, and the available actions. */
export function PackageSheet({ packageId, onOpen, onClose }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  const [choice, setChoice] = useState<PackageChoice>()
  const query = useQuery({
    queryKey: [...PACKAGES, packageId],
    queryFn: () => ask(api(getPackage, { query: { packageId } })),
  })
  const of = query.data
  const may = (move: PackageChoice) => of?.isCurrent === true && packageCan(move, of.state) && !of.isCorrectionWaiting
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{of ? writeMoment(of.periodFrom, language) : t('authorities.view.packages')}</DialogTitle>
      <DialogBody>
        {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
        {of ? (
          <>
            <Facts of={of} />
            <PackageAnswers answers={of.answers} />
            <PackageDifferences packageId={packageId} hasBefore={of.version > 1} />
            <PackageFiles packageId={packageId} files={of.files} />
            <PackageVersions versions={of.versions} packageId={packageId} onOpen={onOpen} />
          </>
        ) : null}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('authorities.close')}
        </Button>
        {(['resend', 'correct'] as const).map((move) =>
          may(move) ? (
            <ActionButton
              key={move}
              permission="authorities.manage"
              variant="outlined"
              label={t(`authorities.do.${move}`)}
              onClick={() => setChoice(move)}
            />
          ) : null,
        )}
      </DialogActions>
      {of && choice ? <PackageDialog of={of} choice={choice} onClose={() => setChoice(undefined)} /> : null}
    </Sheet>
  )
}

function Facts({ of }: { readonly of: AuthorityPackageDetail }) {
  const { t, language } = useTexts()
  return (
    <>
      <dl className={layout.facts}>
        <dt>{t('authorities.periodTo')}</dt>
        <dd>{writeMoment(of.periodTo, language)}</dd>
        <dt>{t('authorities.version')}</dt>
        <dd>{of.version}</dd>
        <dt>{t('players.state')}</dt>
        <dd>
          <PackageStatus of={of} />
        </dd>
        {of.checkAgain === null ? null : (
          <>
            <dt>{t('authorities.checkAgain')}</dt>
            <dd>
              <CheckedAgain of={of} />
              {of.checkedAgainAt === null ? null : ` ${writeMoment(of.checkedAgainAt, language)}`}
            </dd>
          </>
        )}
        <dt>{t('authorities.dueAt')}</dt>
        <dd>{writeMoment(of.dueAt, language)}</dd>
        <dt>{t('authorities.name')}</dt>
        <dd className={textStyles.wraps}>{of.name}</dd>
        <dt>{t('authorities.formatVersion')}</dt>
        <dd>{writeBookDay(of.formatVersion, language)}</dd>
        <dt>{t('authorities.hash')}</dt>
        <dd>
          <code className={textStyles.code}>{of.contentHash.slice(0, 16)}</code>
        </dd>
      </dl>
      {of.problem === null ? null : (
        <p className={textStyles.problem}>{t('authorities.problem', { problem: of.problem })}</p>
      )}
      {of.checkAgain === 'refused' ? <p className={textStyles.problem}>{t('authorities.checkAgain.then')}</p> : null}
      {of.isCorrectionWaiting ? <p className={textStyles.secondary}>{t('authorities.waits')}</p> : null}
    </>
  )
}
