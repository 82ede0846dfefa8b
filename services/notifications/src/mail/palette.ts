/**
 * The client's light tokens in sRGB: mail programs do not support oklch. Light only: their dark modes recolour by
 * themselves.
 */
export const palette = {
  paper: '#fcf8f3',
  surface: '#fffefd',
  sunken: '#f5efe7',
  line: '#e4ded5',
  ink: '#251f18',
  inkSoft: '#514b42',
  inkFaint: '#6b655d',
  eucalypt: '#27664b',
  onEucalypt: '#fbfefc',
  eucalyptSoft: '#e2f0e5',
} as const
