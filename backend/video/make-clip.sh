#!/bin/sh
# Makes the looped clip of the demo's live rooms anew, in the folder `clip` beside this script: colour bars drawn by
# ffmpeg, a clock that shows the second of the loop, the same second as five squares that a test can read (white is 1,
# the lowest bit at the left), and a quiet tone. Needs ffmpeg (Debian: apt-get install ffmpeg fonts-dejavu-core); the back
# end itself needs none of it.
#
# Sixteen seconds: 16 s of 48 kHz sound are exactly 750 AAC frames of 1024 samples, and 8 closed groups of pictures of 2 s
# are exactly 16 s, so that the end meets the beginning without a gap.
set -eu

cd "$(dirname "$0")/clip"
SECONDS_LONG=16
FRAME_RATE=25
AUDIO_FRAMES=750
FONT=/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT

quiet() { ffmpeg -hide_banner -loglevel error -y "$@"; }

# The second's bits on a black band: square k is white while bit k of the second is set. Measured on 640 x 360.
squares() {
  printf ",drawbox=x=0:y=276:w=640:h=76:color=black:t=fill"
  bit=0
  while [ "$bit" -lt 5 ]; do
    x=$((40 + bit * 64))
    printf ",drawbox=x=%d:y=290:w=48:h=48:color=white:t=fill:enable='gte(mod(floor(t/%d)\\,2)\\,1)'" "$x" $((1 << bit))
    bit=$((bit + 1))
  done
}

CLOCK="drawbox=x=0:y=96:w=640:h=120:color=black@0.75:t=fill,drawtext=fontfile=$FONT:fontsize=84:fontcolor=white:x=(w-tw)/2:y=112:text='00\\:%{eif\\:floor(t)\\:d\\:2}.%{eif\\:floor(mod(t*10\\,10))\\:d}'"

quiet -f lavfi -i "smptehdbars=size=640x360:rate=$FRAME_RATE:duration=$SECONDS_LONG" -f lavfi -i "color=white:size=12x20:rate=$FRAME_RATE:duration=$SECONDS_LONG" \
  -filter_complex "[0]$CLOCK$(squares)[base];[base][1]overlay=x='(W-w)*t/$SECONDS_LONG':y=236" \
  -c:v ffv1 "$WORK/picture.mkv"

# A tone whose period divides the loop; of three loops the one in the middle knows what came before it.
quiet -f lavfi -i "aevalsrc='0.05*sin(2*PI*440*t)*(0.6+0.4*cos(2*PI*t/2))':s=48000:d=$((SECONDS_LONG * 3))" \
  -ac 1 -c:a aac -b:a 32k -f adts "$WORK/three.aac"
quiet -i "$WORK/three.aac" -c copy -bsf:a "noise=drop='lt(n\\,$AUDIO_FRAMES)+gte(n\\,$((AUDIO_FRAMES * 2)))'" -f adts "$WORK/tone.aac"
# Out of a container the decoder's configuration is there before the first frame, where empty_moov wants it.
quiet -i "$WORK/tone.aac" -c copy -bsf:a aac_adtstoasc -f mp4 "$WORK/tone.mp4"

encode() { # name, width, height, bit rate
  quiet -i "$WORK/picture.mkv" -vf "scale=$2:$3" -an -c:v libx264 -profile:v main -preset veryslow -tune animation \
    -pix_fmt yuv420p -b:v "$4" -maxrate "$4" -bufsize "$4" -bf 0 -g $((FRAME_RATE * 2)) -keyint_min $((FRAME_RATE * 2)) -sc_threshold 0 \
    -flags +cgop -bsf:v "filter_units=remove_types=6" "$WORK/$1.h264"
  quiet -r $FRAME_RATE -i "$WORK/$1.h264" -i "$WORK/tone.mp4" -c copy -fflags +bitexact -flvflags no_duration_filesize -f flv "$1.flv"
  quiet -r $FRAME_RATE -i "$WORK/$1.h264" -i "$WORK/tone.mp4" -c copy -fflags +bitexact \
    -movflags +frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets -use_editlist 0 -f mp4 "$1.mp4"
}

encode hd 640 360 110k
encode sd 320 180 50k

# The sound alone, for who only listens; cut where the picture's segments are.
quiet -i "$WORK/tone.mp4" -c copy -fflags +bitexact -flvflags no_duration_filesize -f flv audio.flv
quiet -i "$WORK/tone.mp4" -c copy -fflags +bitexact -movflags +empty_moov+default_base_moof -frag_duration 2000000 \
  -use_editlist 0 -f mp4 audio.mp4
ls -l
