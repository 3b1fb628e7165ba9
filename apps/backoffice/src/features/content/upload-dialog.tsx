import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as calls from '#contract/onling-v2/static-files.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../shell/announce.tsx'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { uploadFile } from '../../shell/upload-file.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { WasTried } from '../../shell/was-tried.ts'
import { FILES } from './content.ts'

const NAME = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/
const GROUP = /^[a-z0-9][a-zA-Z0-9-]*$/

/** Uploads a public file. An existing one with the same name becomes an earlier version. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [file, setFile] = useState<File>()
  const [group, setGroup] = useState('banner')
  const [name, setName] = useState('')
  /** Another file gets its own name unless a name was typed. */
  const [isNamed, setNamed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const isRight = file !== undefined && NAME.test(name) && GROUP.test(group)
  const send = useMutation({
    mutationFn: async (bytes: File) =>
      uploadFile(
        { ...calls.uploadFile, path: calls.uploadFile.path.replace('{group}', group).replace('{name}', name) },
        bytes,
      ),
    onSuccess: async () => {
      announce(t('content.fileKept'))
      await queryClient.invalidateQueries({ queryKey: FILES })
      onClose()
    },
  })
  const trySend = () => {
    setWasTried(true)
    if (isRight && !send.isPending) send.mutate(file)
  }
  return (
    <Dialog
      labelledBy="upload-title"
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) trySend()
      }}
    >
      <DialogTitle id="upload-title">{t('content.upload')}</DialogTitle>
      <DialogBody>
        <p className={textStyles.small}>{t('content.uploadWhat')}</p>
        <Field
          label={t('content.file')}
          problem={wasTried && file === undefined ? t('content.fileNeeded') : undefined}
          problemIcon={<StatusShape kind="stop" />}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept="image/png,image/jpeg,image/webp,application/pdf"
              onChange={({ target }) => {
                const [chosen] = target.files ?? []
                setFile(chosen)
                if (chosen && !isNamed) setName(nameFor(chosen.name))
              }}
            />
          )}
        </Field>
        <WasTried value={wasTried}>
          <TextField
            label={t('content.fileGroup')}
            value={group}
            problem={GROUP.test(group) ? undefined : t('content.fileWrongGroup')}
            onWrite={setGroup}
            maxLength={40}
          />
          <TextField
            label={t('content.fileName')}
            hint={t('content.fileWrongName')}
            value={name}
            problem={NAME.test(name) ? undefined : t('content.fileWrongName')}
            onWrite={(written) => {
              setName(written)
              setNamed(written !== '')
            }}
            maxLength={80}
          />
        </WasTried>
        {send.isError ? <ProblemNote error={send.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="primary" aria-disabled={!isRight || send.isPending} onClick={trySend}>
          {t('content.upload')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Makes a valid name of a file's name. */
function nameFor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/\.(?=.*\.)/g, '-')
    .replace(/^[^a-z0-9]+/, '')
}
