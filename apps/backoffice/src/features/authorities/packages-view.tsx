import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { aisgPackageList } from '#contract/lists/aisg-packages.ts'
import { listPackages, type AuthorityPackage } from '#contract/play-v1/authorities.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { PACKAGES } from './package-keys.ts'
import { PackageSheet } from './package-sheet.tsx'
import { CheckedAgain, PackageStatus } from './package-status.tsx'

/** Packages for the supervision, one row for each version; one opens beside the list. */
export function PackagesView() {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<string>()
  return (
    <>
      <DataList
        list={aisgPackageList}
        label={t('authorities.packages')}
        empty={t('authorities.none')}
        read={(question) => ask(api(listPackages, { query: question as QueryOf<typeof listPackages> }))}
        keyOf={({ packageId }) => packageId}
        keptAs={PACKAGES}
        everyMs={30_000}
        openKey={open ?? null}
        cells={{
          periodFrom: ({ packageId, periodFrom }: AuthorityPackage) => (
            <button
              type="button"
              data-opener
              className={rowStyles.opener}
              aria-label={t('authorities.open', { at: writeMoment(periodFrom, language) })}
              onClick={() => setOpen(packageId)}
            >
              {writeMoment(periodFrom, language)}
            </button>
          ),
          state: (row: AuthorityPackage) => <PackageStatus of={row} />,
          checkAgain: (row: AuthorityPackage) => <CheckedAgain of={row} />,
          differs: ({ differs }: AuthorityPackage) =>
            differs ? <Status kind="stop">{t('authorities.is.true')}</Status> : t('authorities.is.false'),
        }}
      />
      {open === undefined ? null : (
        <PackageSheet packageId={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
