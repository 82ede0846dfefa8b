import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PropertyPicture } from './property-picture.tsx'

it('a picture with another address is tried, after one that failed', () => {
  const picture = (src: string) => <PropertyPicture src={src} alt="Front" />
  const { rerender } = render(picture('/old.jpg'))
  fireEvent.error(screen.getByAltText('Front'))
  expect(screen.queryByAltText('Front')).toBeNull()
  rerender(picture('/new.jpg'))
  expect(screen.getByAltText('Front').getAttribute('src')).toBe('/new.jpg')
})
