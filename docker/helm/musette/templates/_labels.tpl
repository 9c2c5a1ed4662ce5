{{- define "musette.selector" -}}
app.kubernetes.io/name: musette
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "musette.image" -}}
{{- with .Values.image -}}
{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ with .digest }}@{{ . }}{{ end }}
{{- end -}}
{{- end }}
