import { useState, type DragEvent } from 'react';
import { droppedFiles, type ChosenFiles } from './droppedFiles.ts';

/** A drop target for files, and whether some are dragged over it. */
export interface DropPlace {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
    readonly onDragLeave: (event: DragEvent<HTMLElement>) => void;
    readonly onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

/** Accepts dropped files and folders, as long as that is allowed. */
export function useDrop(
  mayDrop: boolean,
  onDropped: (files: ChosenFiles) => void,
  onFailed: (thrown: unknown) => void,
): DropPlace {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!mayDrop || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        setIsOver(false);
        if (!mayDrop) return;
        event.preventDefault();
        droppedFiles(event.dataTransfer.items).then(onDropped, onFailed);
      },
    },
  };
}
