import { describe, expect, it } from 'vitest'
import { renderChart } from './render-chart.ts'

const render = (template: string, values: object = {}) =>
  renderChart({ templates: new Map([['one.yaml', template]]), values, namespace: 'homes' })

describe('a template of the chart', () => {
  it('is rendered as Go does: white space, conditions and values', () => {
    const template = [
      'a: {{ .Release.Namespace }}',
      '{{- if .Values.on }}',
      'b: {{ .Values.number | quote }}',
      '{{- else }}',
      'b: off',
      '{{- end }}',
      '{{- if and .Values.on .Values.map }}',
      'c:',
      '{{- toYaml .Values.map | nindent 2 }}',
      '{{- end }}',
      '{{- if not .Values.on }}',
      'd: "{{ "{{" }} $labels }}"',
      '{{- end }}',
    ].join('\n')
    expect(render(template, { on: true, number: 7, map: { x: '1' } })).toEqual([{ a: 'homes', b: '7', c: { x: '1' } }])
    expect(render(template, { on: false, map: {} })).toEqual([{ a: 'homes', b: 'off', d: '{{ $labels }}' }])
  })

  it.each([
    '{{ range .Values.list }}{{ end }}',
    '{{ with .Values.map }}{{ end }}',
    '{{ .Values.text | upper }}',
    '{{ if or .Values.one .Values.two }}{{ end }}',
    '{{ if not .Values.one .Values.two }}{{ end }}',
    '{{ $name := .Values.name }}',
    '{{ template "name" . }}',
    '{{ if .Values.text }}{{ else if .Values.text }}{{ end }}',
    '{{ else }}',
    '{{ end }}',
  ])('is refused with %s', (template) => {
    expect(() => render(template, { text: 'x' })).toThrow('is not among the actions')
  })

  it('is refused without the end of an if, or with a value that is not there', () => {
    expect(() => render('{{ if .Values.on }}a: 1')).toThrow('an if without its end')
    expect(() => render('a: {{ .Values.gone }}')).toThrow('asks for .Values.gone')
  })
})
