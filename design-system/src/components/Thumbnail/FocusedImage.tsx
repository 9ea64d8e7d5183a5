import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/** Props of `FocusedImage`; other attributes are those of `img`. */
export interface FocusedImageProps extends ComponentPropsWithRef<'img'> {
  /** The part that stays visible if the image is cropped, in percent from the left and the top. */
  focus: { readonly x: number; readonly y: number };
}

const Image = styled.img<{ $focus: FocusedImageProps['focus'] }>`
  object-position: ${({ $focus: { x, y } }) => `${x}% ${y}%`};
`;

/** An image with a focal point. */
export function FocusedImage({ focus, ...rest }: FocusedImageProps) {
  return <Image $focus={focus} {...rest} />;
}
