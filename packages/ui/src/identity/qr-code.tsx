import encodeQR from 'qr';
import styled from 'styled-components';

/** Dark on light in every scheme, with the required quiet zone: few scanners read a code that is light on dark. */
const Drawing = styled.svg`
  display: block;
  width: min(100%, var(--cs-code-size, 16rem));
  height: auto;
  margin-inline: auto;
  background: #fff;
  fill: #0f1f1a;
`;

/** A text as a QR code; `--cs-code-size` sets its width. @param label its name for screen readers */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Drawing viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Drawing>
  );
}
