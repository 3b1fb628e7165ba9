{{/* Names of a process: for a pod, and for what selects it. */}}
{{- define "tolar.labels" -}}
app.kubernetes.io/name: tolar
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "tolar.image" -}}
{{- $digest := index .root.Values.image.digests .name -}}
{{ .root.Values.image.registry }}/{{ .name }}{{ if $digest }}@{{ $digest }}{{ else }}:{{ .root.Values.image.tag }}{{ end }}
{{- end }}

{{/* Ports of each process, by the name of its listener. The first is asked for health. */}}
{{- define "tolar.ports" -}}
api: { public: 3003, staff: 3005, internal: 3006, operations: 3007 }
worker: { operations: 3004 }
player: { http: 3000 }
games: { http: 3002, operations: 3008 }
backoffice: { http: 3001 }
pictures: { http: 3020 }
{{- end }}

{{- define "tolar.healthPort" -}}
{{- index (dict "api" "operations" "worker" "operations" "player" "http" "games" "http" "backoffice" "http" "pictures" "http") . -}}
{{- end }}

{{/* Secrets that a process may know: the others are not given to it, as files or otherwise. */}}
{{- define "tolar.secretsOf" -}}
{{- if has . (list "api" "worker" "keeper") }}all{{ end -}}
{{- end }}

{{/* Whether a process makes pictures or has them made: these, and nobody else, know the key. */}}
{{- define "tolar.knowsPictures" -}}
{{- if has . (list "api" "player" "pictures") }}yes{{ end -}}
{{- end }}

{{/* Whether what the worker alone may know comes to this process as files. */}}
{{- define "tolar.hasWorkerFiles" -}}
{{- if and (eq .name "worker") .root.Values.secrets.files .root.Values.secrets.worker }}yes{{ end -}}
{{- end }}

{{/* Where closed months of the books are: `claim`, `bucket`, or nothing where none have left the database. */}}
{{- define "tolar.archive" -}}
{{- if .Values.archive.bucketUrl }}bucket{{ else if .Values.archive.claim }}claim{{ end -}}
{{- end }}

{{/* What every container of ours may do: nothing but run. */}}
{{- define "tolar.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
capabilities: { drop: [ALL] }
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "tolar.environment" -}}
{{- $values := .root.Values -}}
- { name: APP_TARGET, value: {{ $values.brand.target | quote }} }
- { name: MARKET_LOCALE, value: {{ $values.brand.market | quote }} }
- { name: APP_ENV, value: {{ $values.brand.environment | quote }} }
- { name: PUBLIC_PLAYER_ORIGIN, value: {{ $values.origins.player | quote }} }
- { name: PUBLIC_GAMES_ORIGIN, value: {{ $values.origins.games | quote }} }
- { name: PUBLIC_BACKOFFICE_ORIGIN, value: {{ $values.origins.backoffice | quote }} }
- { name: TRUSTED_PROXIES, value: {{ $values.trustedProxies | quote }} }
- { name: DRAIN_DELAY_MS, value: {{ $values.drainDelayMs | quote }} }
{{- if has .name (list "player" "games") }}
- { name: API_ORIGIN, value: http://{{ .root.Release.Name }}-balancer:3003 }
{{- else if eq .name "backoffice" }}
- { name: API_ORIGIN, value: http://{{ .root.Release.Name }}-api:3005 }
{{- end }}
{{- if has .name (list "api" "player") }}
- { name: PICTURES_ORIGIN, value: http://{{ .root.Release.Name }}-pictures:3020 }
{{- end }}
{{- if include "tolar.secretsOf" .name }}
{{- if has .name (list "worker" "keeper") }}
- { name: AUDIT_FOLDER, value: /data/audit }
{{- end }}
{{- if include "tolar.archive" .root }}
- { name: BOOKS_ARCHIVE_FOLDER, value: /data/archive }
- { name: BOOKS_ARCHIVE_SPILL_FOLDER, value: /data/spill }
- { name: BOOKS_ARCHIVE_SPILL_SIZE, value: {{ $values.archive.spillSize | quote }} }
{{- end }}
{{- if eq (include "tolar.archive" .root) "bucket" }}
- { name: BOOKS_ARCHIVE_BUCKET_URL, value: {{ $values.archive.bucketUrl | quote }} }
- { name: BOOKS_ARCHIVE_BUCKET_REGION, value: {{ $values.archive.bucketRegion | quote }} }
- { name: BOOKS_ARCHIVE_CACHE_SIZE, value: {{ $values.archive.cacheSize | quote }} }
{{- end }}
{{- if $values.files.bucketUrl }}
- { name: FILES_BUCKET_URL, value: {{ $values.files.bucketUrl | quote }} }
- { name: FILES_BUCKET_REGION, value: {{ $values.files.bucketRegion | quote }} }
{{- else }}
- { name: FILES_FOLDER, value: /data/files }
{{- end }}
{{- if $values.secrets.files }}
- { name: SECRETS_FOLDER, value: "/secrets{{ if include "tolar.hasWorkerFiles" . }}:/secrets-worker{{ end }}" }
{{- end }}
{{- end }}
{{- range $name, $value := $values.variables }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "tolar.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if include "tolar.secretsOf" .name }}
{{- if .root.Values.secrets.files }}
- { name: secrets, mountPath: /secrets, readOnly: true }
{{- end }}
{{- if include "tolar.hasWorkerFiles" . }}
- { name: secrets-worker, mountPath: /secrets-worker, readOnly: true }
{{- end }}
{{- if .root.Values.files.claim }}
- { name: files, mountPath: /data/files }
{{- end }}
{{- $archive := include "tolar.archive" .root }}
{{- if $archive }}
- { name: archive, mountPath: /data/archive{{ if and (eq $archive "claim") (ne .name "keeper") }}, readOnly: true{{ end }} }
- { name: spill, mountPath: /data/spill }
- { name: duckdb, mountPath: /app/node_modules/@duckdb, readOnly: true }
{{- end }}
{{- end }}
{{- if has .name (list "worker" "keeper") }}
- { name: audit, mountPath: /data/audit{{ if eq .name "keeper" }}, readOnly: true{{ end }} }
{{- end }}
{{- end }}

{{- define "tolar.volumes" -}}
- { name: tmp, emptyDir: { medium: Memory, sizeLimit: 64Mi } }
{{- if include "tolar.secretsOf" .name }}
{{- if .root.Values.secrets.files }}
- { name: secrets, secret: { secretName: {{ .root.Values.secrets.files }}, defaultMode: 0444 } }
{{- end }}
{{- if include "tolar.hasWorkerFiles" . }}
- { name: secrets-worker, secret: { secretName: {{ .root.Values.secrets.worker }}, defaultMode: 0444 } }
{{- end }}
{{- if .root.Values.files.claim }}
- { name: files, persistentVolumeClaim: { claimName: {{ .root.Values.files.claim }} } }
{{- end }}
{{- $archive := include "tolar.archive" .root }}
{{- if $archive }}
{{- if eq $archive "bucket" }}
# Copies of what this pod has read or written: on the node's disk, and gone with the pod. The pod keeps them below the size.
- { name: archive, emptyDir: { sizeLimit: {{ .root.Values.archive.cacheSize }} } }
{{- else }}
- { name: archive, persistentVolumeClaim: { claimName: {{ .root.Values.archive.claim }} } }
{{- end }}
# What the reader of closed months has no memory for.
- { name: spill, emptyDir: { sizeLimit: {{ .root.Values.archive.spillSize }} } }
# What reads closed months, as an image of its own (Kubernetes 1.35, or the feature ImageVolume).
- { name: duckdb, image: { reference: {{ include "tolar.image" (dict "root" .root "name" "duckdb") }} } }
{{- end }}
{{- end }}
{{- if has .name (list "worker" "keeper") }}
- { name: audit, persistentVolumeClaim: { claimName: {{ .root.Values.audit.claim }} } }
{{- end }}
{{- end }}

{{- /* Secrets with which images are pulled, by their names. */}}
{{- define "tolar.pullSecrets" -}}
{{- $secrets := list }}
{{- range .Values.image.pullSecrets }}{{ $secrets = append $secrets (dict "name" .) }}{{ end }}
{{- toYaml $secrets }}
{{- end }}
