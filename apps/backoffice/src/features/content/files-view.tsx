import { useState } from 'react'
import type { QueryOf } from '#contract/call.ts'
import { fileList } from '#contract/lists/files.ts'
import { deleteFile } from '#contract/onling-v2/static-files.ts'
import { listFiles } from '#contract/play-v1/staff-content.ts'
import { Button } from '#ui/button/button.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { FILES } from './content.ts'
import { UploadDialog } from './upload-dialog.tsx'

type Place = { readonly group: string; readonly name: string }

/** Public files: listing, upload, removal. */
export function FilesView() {
  const { t } = useTexts()
  const [isUploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<Place>()
  const mayWrite = useMay('content.manage')
  return (
    <>
      {mayWrite ? (
        <div className={layout.fields}>
          <Button variant="primary" onClick={() => setUploading(true)}>
            {t('content.upload')}
          </Button>
        </div>
      ) : null}
      <DataList
        list={fileList}
        label={t('content.view.files')}
        empty={t('content.noFiles')}
        read={(question) => ask(api(listFiles, { query: question as QueryOf<typeof listFiles> }))}
        keyOf={({ url }) => url}
        keptAs={FILES}
        cells={{
          name: ({ group, name, url }) => (
            <span className={layout.row}>
              <a className={textStyles.link} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              {mayWrite ? (
                <Button variant="outlined" onClick={() => setRemoving({ group, name })}>
                  {t('content.deleteFile')}
                </Button>
              ) : null}
            </span>
          ),
        }}
      />
      {isUploading ? <UploadDialog onClose={() => setUploading(false)} /> : null}
      {removing ? <RemoveDialog place={removing} onClose={() => setRemoving(undefined)} /> : null}
    </>
  )
}

function RemoveDialog({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const { t } = useTexts()
  return (
    <ConfirmDialog
      title={`${t('content.deleteFile')}: ${place.name}`}
      button={t('content.deleteFile')}
      isDangerous
      explanationMin={0}
      consequences={[{ kind: 'stop', what: place.name, text: t('content.deleteFileThen') }]}
      onClose={onClose}
      onCommit={async () => {
        await ask(api(deleteFile, { params: place }))
        announce(t('content.done'))
        await queryClient.invalidateQueries({ queryKey: FILES })
      }}
    />
  )
}
